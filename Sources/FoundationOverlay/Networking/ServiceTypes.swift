public import FoundationNetworking

/// Kinds of traffic that only Apple's systems tell apart: any request is served alike here.
extension URLRequest.NetworkServiceType {
  public static var avStreaming: Self { .default }
  public static var responsiveAV: Self { .default }
  public static var responsiveData: Self { .default }
  public static var callSignaling: Self { .default }
}
