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
  static func startsWithVerb(_ words: [String]) -> Bool {
    guard let first = words.first else { return true }
    if others.contains(first) { return false }
    if verbs.contains(first) || (first.hasSuffix("s") && verbs.contains(String(first.dropLast()))) {
      return true
    }
    // "Plan your week": whatever stands before an article or pronoun is a verb.
    return words.count > 1 && objects.contains(words[1])
  }

  /// Words by which a sentence is known to be in another language that is written in the same letters.
  static let foreign: Set<String> = Set(
    """
    aan auf avec che da dan das dein deine deiner dem den der des det di dos du ein eine \
    el en est et gli het il ist je jouw la las le les los mit na nas nicht och oder op por pour que sur \
    te tu tus um un una und une voor vos votre vous y zu zum zur
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let others: Set<String> = [
    "a", "an", "the", "this", "that", "these", "your", "my", "our", "its", "it", "all", "daily",
    "weekly", "current", "today", "today's", "today’s", "latest", "here", "with", "for", "simple",
    "quick", "easy", "new", "some", "one", "just", "here's",
  ]
  private static let objects: Set<String> = [
    "a", "an", "the", "your", "my", "how", "what", "when", "where", "which", "all", "any", "each",
    "every", "up", "on", "at", "into", "to", "between", "and", "or", "of", "over", "through",
  ]
  private static let verbs: Set<String> = Set(
    """
    access act add adjust admire aim align allow analyze answer apply archive arrive ask assign \
    attend avoid back balance be become begin bid block book bookmark boost bounce break breathe \
    brew brighten bring browse brush budget build buy calculate call calm cancel capture care \
    carry cast catch celebrate change chart chat check cheer choose clean clear click close coach \
    collect comfort communicate compare compete complete compose connect conquer contact continue \
    control convert cook cool copy count cover craft create cross customize cut cycle dance deal \
    decide define delay delete deliver describe design detect dial discover display dive do dodge \
    donate double download draw dream dress drink drive drop earn eat edit embrace empty enable \
    encourage end enhance enjoy ensure enter escape estimate evaluate examine exchange exercise \
    expand experience explore export express extend face fall feed feel fetch fight fill filter \
    find finish fix flip float fly focus fold follow forget form forward free freeze gain gather \
    get give glance go grab greet grow guard guess guide handle have heal hear help hide highlight \
    hit hold hop host hunt identify imagine import improve include increase inform insert inspect \
    inspire install interact introduce invite join jot journal judge jump keep kick kill know \
    launch lead learn leave lend let lift light limit link list listen live load locate lock log \
    look lose love lower maintain make manage map mark master match maximize measure meditate meet \
    mention message mind mix monitor move mute name navigate need never note nurture observe offer \
    open operate order organize own pace pack paint park pass paste pause pay peek perform \
    photograph pick pin ping place plan play pop post practice practise pray predict prepare press \
    prevent preview print process produce project protect prove provide pull purchase push put \
    query question quit race raise rate reach react read receive record rediscover reduce reflect \
    refresh register relax relive remain remember remind remove rename repeat replace reply report \
    request rescue research reset resume retrieve return reveal review reward ride roll rotate run \
    sail sample save savor say scale scan schedule score scroll search see seek select sell send \
    sense serve set settle shake shape share shoot shop shorten show shuffle sign simplify sing \
    sit skim skip sleep slide slow smile snap solve sort speak spend split spot spread squeeze \
    stack stage start stay steer step stick stop store stream stretch strike strive study submit \
    subscribe suggest support surf survey survive sweep swim swipe switch sync take talk tap taste \
    teach tell test text thank think throw tidy tie time toggle toss touch tour trace track trade \
    train transfer transform translate travel treat trigger trim trust try tune turn type uncover \
    understand undo unlock unwind update upgrade upload use value vary verify view visit visualize \
    vote wait wake walk want warm wash waste watch wear weigh win wind wish wonder work worry wrap \
    write yield zoom
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
