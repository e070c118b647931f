struct NothingToSee {}
