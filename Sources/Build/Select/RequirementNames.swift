/// Names of what the protocols of the SDK, the standard library and Foundation ask for: a type's own function of one
/// of them is called by code that is not among the sources.
///
/// The names of the toolchain's modules are those of `swift-symbolgraph-extract` (Swift 6.3), the SDK's those that
/// `RequirementNamesTests` finds in its sources.
enum RequirementNames {
  static let all: Set<String> = Set(
    text.split(whereSeparator: \.isWhitespace).map(String.init) + language)

  /// What the language calls under no name.
  private static let language = [
    "appendInterpolation", "appendLiteral", "buildArray", "buildBlock", "buildEither",
    "buildExpression",
    "buildFinalResult", "buildLimitedAvailability", "buildOptional", "buildPartialBlock",
    "callAsFunction",
    "dynamicallyCall", "dynamicMember", "main", "projectedValue", "wrappedValue", "CodingKeys",
  ]

  private static let text = """
    ActorID ActorSystem ActorType AllCases AnimatableData AppContext Arguments ArrayLiteralElement
    AsyncIterator AtomicOptionalRepresentation AtomicRepresentation Base Body BooleanLiteralType Bound Cache
    ComparatorMappingType Compared Configuration Content ContentState Context Coordinator Data DataElement
    DecodingConfiguration DefaultQuery DefaultValue Dialog Digest Dimension Duration Element Elements
    EncodingConfiguration Entity Entries Entry Exponent ExtendedGraphemeClusterLiteralType Failure
    FloatLiteralType FormatInput FormatOutput ID Index Indices Input InsetShape Instant IntegerLiteralType
    Intent InvocationDecoder InvocationEncoder Item Iterator Key Magnitude Mapped MaskStorage MessageType
    NSViewControllerType NSViewType ObjectWillChangePublisher OpensAppIntent Output ParseInput ParseOutput
    PerformResult Prediction Previews PrimitivePlottable RawExponent RawSignificand RawValue ReferenceType
    RegexOutput Regions ReplacementIntent Representation Resolved ResolvedModifier Result ResultHandler
    SIMD16Storage SIMD2Storage SIMD32Storage SIMD4Storage SIMD64Storage SIMD8Storage SIMDMaskScalar Scalar
    SchedulerOptions SchedulerTimeType SerializationRequirement Snapshot Snippet Strategy Stride
    StringInterpolation StringLiteralType SubSequence Subject SummaryContent TableColumnSortComparator
    TableRowValue UIGestureRecognizerType UIViewControllerType UIViewType UTF16View UTF8View
    UnicodeScalarLiteralType UnicodeScalarView UnwrappedType Value ValueType VisualValue WKInterfaceObjectType
    Words WorkoutStyle accommodatePresentedItemDeletion actions activityIdentifier actorReady actorSystem add
    addProduct addingProduct addingReportingOverflow adjustsFontForContentSizeCategory advanced allCases
    allEntities allKeys allowsSelection animatableData animate animateTransition animationDidStart
    animationDidStop appContext appShortcuts append appendLiteral application applicationDidFinishLaunching
    applicationShouldTerminateAfterLastWindowClosed applicationWillTerminate applies archiver
    archiverDidFinish archiverWillFinish asUnownedSerialExecutor asUnownedTaskExecutor assign assignID
    attemptRecovery audioPlayerDidFinishPlaying authenticationPolicy authorizationController axis axisItems
    axisSpecs base beginContentAccess beginningOfDocument behavior bigEndian binade bitWidth blockByteCount
    body bottomAnchor boundingMapRect bounds byteCount byteSwapped cache call cancel
    caseDisplayRepresentations cases centralManagerDidUpdateState change characters chartValue checkIsolated
    childTransform choices clear codedValue codingKey codingPath collectionView column combineIdentifier
    commit compare completeTransition completer completerDidUpdateResults configuration configure connect
    consuming container containerView contains contentSize contents continueWithoutCredential
    controllerDidChangeContent convert coordinate coordinateSpace copy copyBytes corners count criteria
    currentIndex currentValue customMirror data date debugDescription decode
    decodeAtomicOptionalRepresentation decodeAtomicRepresentation decodeErrorType decodeGenericSubstitutions
    decodeIfPresent decodeMarkdown decodeNextArgument decodeNil decodeReturnType decodingConfiguration
    defaultQuery defaultResult defaultValue define definition deleteBackward deprecation describe description
    didFailWithError didFinish didPlace didReceive dimensionName discardContentIfPossible discreteInput
    dismantleNSView dismantleUIView dismantleUIViewController display displayPadding displayRepresentation
    distance dividedReportingOverflow dividingFullWidth documentCameraViewController
    documentCameraViewControllerDidCancel doneRecording draw drawable dropEntered dropExited dropUpdated
    duration effectValue effectiveContentSize elementType elements embed empty emptyValue encode
    encodeAtomicOptionalRepresentation encodeAtomicRepresentation encodeConditional encodeIfPresent encodeNil
    encodingConfiguration endContentAccess endIndex endOfDocument enqueue entities entityIdentifier
    entityIdentifierString entries entry entryCount errorCode errorDescription errorDomain errorUserInfo
    evaluate eventEditViewController expectation explicitAlignment exponent exponentBitCount
    exponentBitPattern facts failureReason family featureNames features featureValue fileID fileManager
    fileWrapper finalize findIntentDescription firstRange floatingPointClass formIndex formIntersection formRemainder
    formSquareRoot formSymmetricDifference formTruncatingRemainder formUnion format functionNames
    gameCenterViewControllerDidFinish gestureRecognizer gestureRecognizerShouldBegin getSnapshot getTimeline
    greatestFiniteMagnitude guide handle handler hasMode hasPrefix hasSuffix hasText hasValue hash hashValue
    height heightAnchor helpAnchor hideInSpotlight id image includedPackages index indexTitle indices infinity
    info inherited inheritedByAddedText init inject injectField input insert insertText inset intValue
    intentClassName intentType intersection invalidationConditions invokeHandlerOnReturn isAtEnd isCancelled
    isCanonical isContainer isContentDiscarded isDiscoverable isDisjoint isEmpty isEqual isFinite isInfinite
    isIsolatingCurrentContext isLess isLessThanOrEqualTo isLinkLocal isLoopback isMulticast isMultiple isNaN
    isNormal isNothing isOpaque isOptional isProxy isSameExclusiveExecutionContext isSet isSignalingNaN
    isSigned isSubnormal isSubset isSuperset isTotallyOrdered isZero items kind known lastRange
    layoutDirectionBehavior layoutProperties layoutSublayers leadingZeroBitCount leastNonzeroMagnitude
    leastNormalMagnitude length line list littleEndian load locale localizedStringResource locationManager
    locationManagerDidChangeAuthorization lock lowercased magnitude magnitudeSquared mailComposeController
    make makeAsyncIterator makeBody makeBuffer makeCache makeChartDescriptor makeCommandBuffer
    makeCommandQueue makeContentView makeCoordinator makeDefaultLibrary makeFunction makeInvocationEncoder
    makeIterator makeNSView makeNSViewController makePreview makeSharedContext makeUIGestureRecognizer
    makeUIView makeUIViewController makeWKInterfaceObject mapView mapViewDidFinishLoadingMap mark markdownName
    marks mask max maximum maximumMagnitude mergeAttributes mergesWithChild message metadata meter
    microseconds milliseconds min minimum minimumMagnitude minimumResolution minimumTolerance mirrorsChildren
    modelContainer modelContext modelExecutor models moved mtkView multipliedFullWidth
    multipliedReportingOverflow mutableCopy name nan nanoseconds negate negativePhrases nestedContainer
    nestedUnkeyedContainer next nextBool nextDown nextInt nextIntent nextUniform nextUp node none
    nonzeroBitCount now numberOfComponents numberOfObjects numberOfPreviewItems numberOfSections object
    objectWillChange objects onReturn onReturnVoid onThrow openAppWhenRun optionSections options or order
    ownGuides ownIdentifier ownPreference parameterNames parameterSummary parameters parse parseStrategy
    partition parts passesPriority passesTraits path paymentQueue
    paymentQueueRestoreCompletedTransactionsFinished perceptualUnitRect perform performDefaultHandling
    peripheralManagerDidUpdateState
    performDrop persistentIdentifier persistentModelID photoLibraryDidChange pi picker pickerView pixelFormat
    placeSubviews placeholder placements places platform playParameters playgroundDescription positions
    predictionConfiguration presentationAnchor presentedItemDidChange presentedItemDidMove
    presentedItemOperationQueue presentedItemURL presentedSubitem presentedSubitemDidAppear
    presentedSubitemDidChange previewController previewItemTitle previewItemURL previewValue previews
    primitivePlottable productsRequest progress promptLabel properties propertyText pushToken
    pushTokenDidChange pushTokensDidChange quotientAndRemainder radix rawValue readableContentTypes
    readableTypeIdentifiersForItemProvider reading receive recommendations record recordArgument
    recordErrorType recordGenericSubstitution recordReturnType recoveryOptions recoverySuggestion reduce regex
    region regions rejectProtectionSpaceAndContinue relative relevance remainder remainderReportingOverflow
    remoteCall remoteCallVoid remove removeAll removeFirst removeSubrange render replace replaceAttributes
    replaceSubrange report request requestDidFinish reserveCapacity resetBytes resignID resolve rest results
    resume role round rounded roundingMode rules runBoundaries runs sample savePresentedItemChanges
    scalarCount scale schedule scheduleOneshot scheduleRepeating schemas scrollViewDidEndDecelerating
    scrollViewDidEndDragging scrollViewDidScroll scrollViewDidZoom scrollViewWillBeginDragging searchScopes
    seconds selectedTextRange self send session sessionDidBecomeInactive sessionDidDeactivate
    sessionReachabilityDidChange sessionWatchStateDidChange setAttributes setCancelHandler setEventHandler
    setRegistrationHandler shape shared sharedUnownedExecutor shortcutTileColor shorter shouldMerge sign
    signalingNaN significand significandBitCount significandBitPattern significandWidth signum
    singleValueContainer size sizeThatFits sleep snapshot something sortingOptions spacing spec spokenDialog
    squareRoot stages standard start startIndex steps store stream stringValue stylePaint subscript subtitle
    subtract subtracting subtractingReportingOverflow suggestedEntities suggestedFocusFilters
    suggestedWorkouts summary superDecoder superEncoder supportedCategories supportedModes supportsAudio
    supportsHaptics supportsSecureCoding suspend swapAt symmetricDifference tableView target term textField
    textFieldDidBeginEditing textFieldDidEndEditing textFieldShouldReturn textViewDidBeginEditing
    textViewDidChange textViewDidEndEditing texts timeline title topAnchor trailingZeroBitCount
    traitCollection transferRepresentation transform transitionDuration truncatingRemainder
    typeDisplayRepresentation typeName ulp ulpOfOne unarchiver unarchiverDidFinish unarchiverWillFinish
    underestimatedCount unicodeScalars union uniqueEntity unkeyedContainer unlock unownedExecutor update
    updateCache updateChartDescriptor updateNSView updateNSViewController updateSearchResults updateTarget
    updateUIView updateUIViewController updateWKInterfaceObject updated uppercased urlProtocol
    urlProtocolDidFinishLoading urlRepresentation urlSession use userContentController userInfo
    usesIndexedCollation utf16 utf8 validateDrop value valueType values velocity versionIdentifier
    viewForZooming waitUntilCompleted webView widgetPerformUpdate width withCString
    withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable withUnsafeBytes words
    workoutStyle wrappedType writableContentTypes writableTypeIdentifiersForItemProvider write zero
    """
}
