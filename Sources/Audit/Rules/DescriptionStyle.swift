extension AuditRule {
  static let descriptionStyle = AuditRule(
    "description-style", .note,
    summary:
      "The gallery's description starts without a verb, mentions the widget, or is too long.",
    rationale: """
      In the gallery people look through many widgets. A sentence that begins with what they can do \
      ("See today's weather") is understood at once; "This widget shows …" says nothing in three words.
      """,
    source:
      "Human Interface Guidelines, Widgets: descriptions in the gallery (docs/facts/hig-rules.md)",
    fix:
      "Write one short sentence that begins with a verb: \"See …\", \"Track …\", \"Keep an eye on …\"."
  ) { evidence in
    let text = evidence.widget.description
    // A script's description is for the app's list, not for the gallery.
    guard evidence.hasTimeline, !evidence.isScript, !text.isEmpty else { return [] }
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
    if words.contains(where: { $0 == "widget" || $0 == "widgets" }) {
      return [evidence.finding("the description mentions the widget: \"\(text)\"")]
    }
    if text.count > DescriptionWords.most {
      return [
        evidence.finding(
          "the description has \(text.count) characters; \(DescriptionWords.most) are plenty",
          severity: .note)
      ]
    }
    guard text.allSatisfy({ $0.isASCII || "’“”…–—é".contains($0) }),
      !words.contains(where: DescriptionWords.foreign.contains),
      !DescriptionWords.startsWithVerb(words)
    else { return [] }
    return [
      evidence.finding("the description does not begin with a verb: \"\(text)\"")
    ]
  }
}

enum DescriptionWords {
  /// Characters; two lines in the gallery of a phone (estimate).
  static let most = 120

  /// Whether an English sentence begins with a verb, as far as a list and the next word can tell.
  static func startsWithVerb(_ all: [String]) -> Bool {
    let words = all.drop(while: adverbs.contains).map { $0 }
    guard let first = words.first else { return true }
    if others.contains(first) { return false }
    if verbs.contains(first) || (first.hasSuffix("s") && verbs.contains(String(first.dropLast()))) {
      return true
    }
    // "Plan your week": whatever stands before an article or possessive is a verb.
    return words.count > 1 && objects.contains(words[1])
  }

  /// Words by which a sentence is known to be in another language that is written in the same letters.
  static let foreign: Set<String> = Set(
    """
    aan affiche alle anda ao aos att auf aux av avec beim bekijk bij bir che como con da \
    dan dans dari das de dei dein deine deinem deinen deiner del della delle dem den der \
    des det di die diese din dina dir ditt dos du een ein eine el en est et exibe gli het \
    icin ihr ihre ihren il im ist je jouw la laat las le les los met mijn mit mostra \
    muestra na naar nas nebo nel nella nicht nos notre och oder op oraz para por pour que \
    seu seus sinun sua suas sul sulla sur sus ta tai te tes till toont tu tua tue tuo tuoi \
    tus twoje twój uit um un una und une untuk uw van ve visar viser voir vom von voor vos \
    votre vous wordt y yang zeige zeigt zijn zu zum zur
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// What may stand before a verb: "Never miss a train".
  private static let adverbs: Set<String> = [
    "please", "never", "always", "quickly", "easily", "instantly", "simply", "don't", "don’t",
    "let's", "let’s", "just", "automatically",
  ]
  private static let others: Set<String> = [
    "a", "an", "the", "this", "that", "these", "your", "my", "our", "its", "it", "all", "daily",
    "weekly", "current", "today", "today's", "today’s", "latest", "here", "with", "for", "simple",
    "quick", "easy", "new", "some", "one", "here's",
  ]
  /// Not "of", "and", "at": "Quote of the day", "Steps and calories".
  private static let objects: Set<String> = [
    "a", "an", "the", "your", "my", "how", "what", "when", "where", "which", "all", "any", "each",
    "every",
  ]
  private static let verbs: Set<String> = Set(
    """
    abandon absorb accept access accompany accomplish achieve acquire act adapt add adjust \
    admire adopt advance advise agree aid aim alert align allow alternate amend amuse analyze \
    annotate announce answer anticipate appear apply appreciate approve archive arrange arrive \
    ask assemble assess assign assist assume attach attack attempt attend attract audit author \
    automate avoid award back bake balance ban banish bathe battle be bear beat become beep \
    befriend begin behold believe bend bet bid bike bite blend bless blink block blow board boil \
    book bookmark boost bounce bowl brainstorm brave break breathe brew brighten bring broadcast \
    browse brush budget build bundle burn bury bust buy calculate call calm camp cancel caption \
    capture care carry cast catch celebrate certify chain change chart chase chat check cheer \
    choose chop circle claim clap clarify classify clean clear click clip clone close cluster \
    coach collect combine comfort command commit communicate commute compare compete compile \
    complete compliment compose compute conceal conduct configure confirm connect conquer \
    consider consult consume contact contain continue contribute control convert cook cool copy \
    count counter cover crack craft crawl create cross cruise crush cultivate curate curb cure \
    customize cut cycle dance dare dash deal debug decide declare decline decode decorate \
    decrease deepen defeat defend define delay delete deliver demonstrate depart depend deploy \
    describe design detach detect determine develop devote diagnose dial diet dig digest dim \
    dine direct disable discard disconnect discover discuss dismiss dispatch display distinguish \
    dive divide do dodge donate doodle double download draft drag drain draw dream dress drift \
    drink drive drop duplicate earn ease eat edit elevate eliminate embark embrace emphasize \
    employ empty enable encounter encourage encrypt end endure energize engage engrave enhance \
    enjoy enrich enroll ensure enter entertain envision equip escape establish estimate evaluate \
    examine exceed excel exchange exclude execute exercise exhale exist expand expect experience \
    explore export expose express extend extract eye face fade fall fast fasten favor favorite \
    feast feed feel fence fertilize fetch fight fill filter find finish fit fix flag flash flex \
    flick flip float flow flush fly focus fold follow foresee forge forget form forward foster \
    frame free freeze fulfill gain gamble gather gauge gaze generate get giggle give glance \
    glide glimpse go govern grab grasp greet grill grind grow guarantee guard guess guide hack \
    halt handle hang harness harvest hatch haul have heal hear help hide highlight hike hire hit \
    hold hone hop host hug hum hunt hurry identify ignite ignore illuminate illustrate imagine \
    imitate implement import impress improve incline include increase indicate indulge influence \
    inform inhale initiate innovate inquire insert inspect inspire install integrate intend \
    interact interpret introduce invest investigate invite iron isolate itemize jog join joke \
    jot journal journey judge juggle jump keep kick kill knit knock know laugh launch launder \
    lay lead learn leave lend let leverage license lick lift light like limit linger link list \
    listen live liven load locate lock log look lose lounge love lower lull magnify maintain \
    make manage map mark master match maximise maximize measure meditate meet melt memorize mend \
    mention merge message migrate mimic mind minimize mirror mix modify monitor motivate mount \
    move multiply muse mute name narrate navigate need negotiate never nominate note notice \
    notify nourish nudge nurture obey observe obtain occupy offer offset omit open operate \
    optimize orbit order organize orient originate outline outsmart overcome oversee own pace \
    pack paint pair pan park parse participate pass paste patch patrol pause pay peek peel peer \
    perfect perform permit persist personalize photograph pick pin ping pinpoint place plan play \
    pledge plot plug plunge polish ponder pop portray position possess post pour practice \
    practise praise pray predict prefer prepare present preserve press prevent preview print \
    prioritize process procure produce program project promote prompt propose prospect protect \
    prove provide publish pull pump punch purchase pursue push put quantify quench query \
    question quit race radiate raid raise rate reach react reactivate read realize rearrange \
    reason rebuild recall receive recharge recite reclaim recognize recommend reconnect record \
    recover recycle redeem redesign rediscover redo reduce refer refill refine reflect refresh \
    regain register regulate rehearse reinvent rejoice relate relax release relieve relive rely \
    remain remember remind remove rename render renew repair repay repeat replace replay \
    replenish reply report represent request rescue research reserve reset resist resolve \
    respect respond rest restart restore restrict resume retain retire retrieve retry return \
    reunite reuse reveal review revise revisit revive reward rewind rid ride ring rinse rise \
    risk roam roar roast rock roll rotate rouse rub run rush sail salute sample satisfy save \
    savor say scale scan scare scatter schedule scoop scope score scout scrape scratch scribble \
    scroll scrub seal search secure see seek select sell send sense separate serve set settle \
    sew shake shape share sharpen shave shelter shield shift shine ship shoot shop shorten shout \
    shovel show shuffle shut sign signal simplify simulate sing sip sit sketch skim skip sleep \
    slice slide slip slow smile snack snap snooze soak soar solve soothe sort sow spare spark \
    speak specialize specify spell spend spin splash split spot spray spread sprint spruce \
    squash squeeze stabilize stack stage stand stare start stash stay steal steer step stick \
    stir stitch stop store strap stream strengthen stretch strike strive stroll struggle study \
    submit subscribe subtract succeed suggest suit summarize summon support surf survey survive \
    suspend sustain swap sway sweep swim swipe switch sympathize sync tackle tailor take talk \
    tame tap target taste teach tease tell tend test text thank think thrive throw tick tidy tie \
    tighten tilt time tint toggle tolerate toss touch tour tow trace track trade train transfer \
    transform translate trap travel treat trigger trim triumph trust try tuck tune turn tweak \
    twist type unblock uncover understand undo unfold unify unite unleash unlock unmute unpack \
    unpause untangle unveil unwind unwrap update upgrade uplift upload urge use utilize validate \
    value vary venture verify view visit visualise visualize volunteer vote wager wait wake walk \
    wander want warm wash waste watch watercolor wear weave wed weigh welcome whip whisper widen \
    wiggle win wind wipe wire wish withdraw witness wonder woo work worry wow wrap wrestle write \
    yawn yearn yield zap zip zoom
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
