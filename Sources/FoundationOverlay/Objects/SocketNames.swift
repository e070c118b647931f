// Constants of sockets are of other types on Linux: kinds are an enumeration, protocols and ends of a
// connection are `Int`. Code that was written for Darwin gives them to parameters of `Int32`; where
// nothing says which type is meant, Linux's own stand, as portable code has them.
@_disfavoredOverload public var SOCK_STREAM: Int32 { 1 }
@_disfavoredOverload public var SOCK_DGRAM: Int32 { 2 }
@_disfavoredOverload public var SOCK_RAW: Int32 { 3 }
@_disfavoredOverload public var SOCK_SEQPACKET: Int32 { 5 }
@_disfavoredOverload public var IPPROTO_IP: Int32 { 0 }
@_disfavoredOverload public var IPPROTO_ICMP: Int32 { 1 }
@_disfavoredOverload public var IPPROTO_TCP: Int32 { 6 }
@_disfavoredOverload public var IPPROTO_UDP: Int32 { 17 }
@_disfavoredOverload public var IPPROTO_IPV6: Int32 { 41 }
@_disfavoredOverload public var IPPROTO_ICMPV6: Int32 { 58 }
@_disfavoredOverload public var SHUT_RD: Int32 { 0 }
@_disfavoredOverload public var SHUT_WR: Int32 { 1 }
@_disfavoredOverload public var SHUT_RDWR: Int32 { 2 }
