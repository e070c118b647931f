/// German plurals: what the endings of nouns say, and a table of what people count in apps that follows none of them.
extension PluralNouns {
  static let german: PluralNouns = {
    let irregular = table([umlauts, inER, inEN, inS, doubled, asTheyAre].joined(separator: " "))
    return PluralNouns(
      prepositions: [
        "von", "vom", "für", "mit", "ohne", "in", "im", "an", "am", "auf", "aus", "bei", "bis",
        "zu",
        "zum", "pro", "der", "des", "und", "oder",
      ],
      irregular: irregular, longestEnding: irregular.keys.map(\.count).max() ?? 0,
      regular: germanNoun, adjective: germanAdjective)
  }()

  @Sendable private static func germanNoun(_ word: String) -> String {
    func ends(_ endings: String...) -> Bool { endings.contains(where: word.hasSuffix) }
    if ends("chen", "lein") { return word }
    if ends("ier", "eer", "iel", "ment") { return word + "e" }
    if ends("er", "el", "en") { return word }
    if ends("erin", "istin", "entin", "antin", "orin", "ztin", "ndin", "gin") {
      return word + "nen"
    }
    if ends("nis") { return word + "se" }
    if ends("um") { return word.dropLast(2) + "en" }
    if ends("e") { return word + "n" }
    if ends(
      "heit", "keit", "ung", "schaft", "ion", "tät", "ei", "or", "ur", "ist", "ent", "ant", "enz",
      "anz")
    {
      return word + "en"
    }
    return word + (ends("a", "i", "o", "u", "y") ? "s" : "e")
  }

  /// "neuer Tag", "neues Bild": "neue".
  @Sendable private static func germanAdjective(_ word: String) -> String {
    word.count > 4 && ["er", "es"].contains(where: word.hasSuffix) ? word.dropLast(2) + "e" : word
  }

  private static let umlauts = """
    apfel=äpfel vater=väter mutter=mütter bruder=brüder tochter=töchter garten=gärten laden=läden mantel=mäntel \
    vogel=vögel nagel=nägel ofen=öfen hafen=häfen faden=fäden schaden=schäden boden=böden ball=bälle baum=bäume \
    bach=bäche gast=gäste fuß=füße hut=hüte kopf=köpfe raum=räume traum=träume satz=sätze platz=plätze \
    schatz=schätze stuhl=stühle topf=töpfe zug=züge flug=flüge fluss=flüsse plan=pläne stadt=städte hand=hände \
    nacht=nächte kraft=kräfte wand=wände wurst=würste kuh=kühe maus=mäuse nuss=nüsse bank=bänke stock=stöcke \
    sohn=söhne wolf=wölfe gang=gänge klang=klänge anfang=anfänge schlag=schläge fall=fälle pass=pässe zahn=zähne \
    kuss=küsse schluss=schlüsse gruß=grüße spruch=sprüche kauf=käufe lauf=läufe sprung=sprünge sturm=stürme \
    trag=träge brand=brände strand=strände stand=stände wunsch=wünsche arzt=ärzte koch=köche korb=körbe \
    block=blöcke saft=säfte frucht=früchte grund=gründe tanz=tänze
    """
  private static let inER = """
    kind=kinder bild=bilder buch=bücher haus=häuser mann=männer wort=wörter land=länder glas=gläser blatt=blätter \
    rad=räder fahrrad=fahrräder dach=dächer dorf=dörfer ei=eier fach=fächer feld=felder geld=gelder \
    gesicht=gesichter kleid=kleider lied=lieder licht=lichter loch=löcher schloss=schlösser wald=wälder bad=bäder \
    brett=bretter huhn=hühner nest=nester schild=schilder volk=völker rand=ränder amt=ämter
    """
  private static let inEN = """
    frau=frauen mensch=menschen herr=herren held=helden ohr=ohren bett=betten hemd=hemden uhr=uhren zahl=zahlen \
    tür=türen arbeit=arbeiten zeit=zeiten nachricht=nachrichten antwort=antworten person=personen art=arten \
    bahn=bahnen fahrt=fahrten schicht=schichten pflicht=pflichten burg=burgen form=formen tat=taten \
    gefahr=gefahren wahl=wahlen welt=welten bär=bären staat=staaten typ=typen konto=konten museum=museen \
    thema=themen firma=firmen virus=viren medium=medien regel=regeln vokabel=vokabeln tafel=tafeln nummer=nummern \
    kugel=kugeln insel=inseln feder=federn schwester=schwestern mauer=mauern feier=feiern gabel=gabeln \
    schüssel=schüsseln kartoffel=kartoffeln zwiebel=zwiebeln
    """
  private static let inS = """
    hotel=hotels ticket=tickets team=teams song=songs app=apps chat=chats link=links tipp=tipps post=posts \
    event=events update=updates download=downloads like=likes job=jobs club=clubs park=parks \
    restaurant=restaurants trick=tricks set=sets test=tests laptop=laptops mail=mails snack=snacks drink=drinks \
    stream=streams blog=blogs feed=feeds tweet=tweets podcast=podcasts tab=tabs account=accounts streak=streaks \
    workout=workouts start=starts
    """
  private static let doubled = "bus=busse"
  /// Measures, and nouns whose plural is their singular.
  private static let asTheyAre = """
    grad=grad prozent=prozent cent=cent euro=euro stück=stück kilo=kilo gramm=gramm pfund=pfund watt=watt volt=volt \
    byte=byte
    """
}
