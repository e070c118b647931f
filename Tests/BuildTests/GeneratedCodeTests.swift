import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

@Suite(.timeLimit(.minutes(60)))
struct GeneratedCodeTests {
  @Test func makesClassesOfADataModel() throws {
    let folder = TestFolder()
    try folder.write([
      "M.xcdatamodeld/M.xcdatamodel/contents": """
      <?xml version="1.0"?><model><entity name="Day" representedClassName="Day" codeGenerationType="class">
      <attribute name="date" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
      <attribute name="done" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
      <attribute name="dose" attributeType="Integer 32" defaultValueString="2.0" usesScalarValueType="YES"/>
      <relationship name="place" optional="YES" maxCount="1" destinationEntity="Place"/>
      </entity><entity name="Place" representedClassName=".PlaceEntity" codeGenerationType="class">
      </entity><entity name="Own" representedClassName="Own"><attribute name="a" attributeType="String"/></entity></model>
      """
    ])
    let classes = DataModelClasses(
      path: folder.path + "/M.xcdatamodeld", declared: [], FileRecorder())
    #expect(classes.code.contains("public class Day: NSManagedObject"))
    #expect(classes.code.contains("(primitiveValue(forKey: \"done\") as? Bool) ?? true"))
    #expect(classes.code.contains("(primitiveValue(forKey: \"dose\") as? Int32) ?? 2"))
    #expect(classes.code.contains("public var place: PlaceEntity? {"))
    #expect(!classes.code.contains("class Own"))
    #expect(classes.entities.keys.sorted() == ["Day", "Own", "Place"])
  }

  @Test func makesClassesOfAnIntentDefinition() throws {
    let folder = TestFolder()
    let plist: [String: Any] = [
      "INEnums": [
        [
          "INEnumName": "Tone",
          "INEnumValues": [
            ["INEnumValueName": "unknown"], ["INEnumValueName": "warm", "INEnumValueIndex": 1],
            ["INEnumValueName": "ColdBlue", "INEnumValueIndex": 2],
          ],
        ],
        [
          "INEnumName": "Kind", "INEnumClassName": "ListKind",
          "INEnumValues": [["INEnumValueName": "unknown"]],
        ],
      ],
      "INTypes": [
        [
          "INTypeName": "City", "INTypeClassPrefix": "XY",
          "INTypeProperties": [
            ["INTypePropertyName": "identifier", "INTypePropertyType": "String"],
            ["INTypePropertyName": "country", "INTypePropertyType": "String"],
            [
              "INTypePropertyName": "kind", "INTypePropertyType": "Integer",
              "INTypePropertyEnumType": "Kind",
            ],
          ],
        ]
      ],
      "INIntents": [
        [
          "INIntentName": "Pick", "INIntentType": "Custom", "INIntentTitle": "Pick it",
          "INIntentParameters": [
            [
              "INIntentParameterName": "tone", "INIntentParameterType": "Integer",
              "INIntentParameterEnumType": "Tone",
              "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": "warm"],
            ],
            [
              "INIntentParameterName": "mood", "INIntentParameterType": "Integer",
              "INIntentParameterEnumType": "Tone",
              "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": "default"],
            ],
            [
              "INIntentParameterName": "city", "INIntentParameterType": "Object",
              "INIntentParameterObjectType": "City",
            ],
            [
              "INIntentParameterName": "names", "INIntentParameterType": "String",
              "INIntentParameterSupportsMultipleValues": true,
            ],
          ],
        ]
      ],
    ]
    try folder.write(["x": ""])
    let path = folder.path + "/P.intentdefinition"
    try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
      .write(to: URL(fileURLWithPath: path))
    let intents = IntentClasses(path: path, FileRecorder())
    for part in [
      "enum Tone: Int", "case warm = 1", "case coldBlue = 2", "class XYCity: INObject",
      "public var country: String?", "enum ListKind: Int", "public var kind: ListKind = ListKind(",
      "class PickIntent: INIntent", "public var tone: Tone = .warm", "public var city: XYCity?",
      "public var mood: Tone = Tone(rawValue: 0)", "public var names: [String]?",
      "protocol PickIntentHandling",
    ] {
      #expect(intents.code.contains(part), "\(part)")
    }
    #expect(!intents.code.contains("var identifier"))
    let prefixed = IntentClasses(path: path, prefix: "ABC", FileRecorder())
    for part in [
      "enum ABCTone: Int", "class XYCity: INObject", "enum ListKind: Int",
      "class ABCPickIntent: INIntent", "public var tone: ABCTone = .warm", "var city: XYCity?",
    ] {
      #expect(prefixed.code.contains(part), "\(part)")
    }
    let alias = "typealias PickIntent = ABCPickIntent"
    let name: Set<String> = ["PickIntent"]
    #expect(prefixed.code(mentioned: name, declared: []).contains(alias))
    #expect(!prefixed.code(mentioned: name, declared: name).contains(alias))
    #expect(!prefixed.code(mentioned: [], declared: []).contains(alias))
    #expect(!intents.code(mentioned: name, declared: []).contains("typealias"))
    #expect(intents.descriptions["PickIntent"]?["title"]?.string == "Pick it")
  }

  @Test func bundlesWidgetsWithoutAnEntry() {
    let code = SupportFile.code(mainWidgets: (0..<12).map { "W\($0)" })
    #expect(code.contains("part0\n    part1"))
    #expect(code.contains("    W11()\n"))
    #expect(!SupportFile.code(mainWidgets: nil).contains("@main"))
  }
}
