// The system's libcrypto (OpenSSL 3): digests and AES.
#pragma once
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/obj_mac.h>
#include <openssl/objects.h>
#include <openssl/param_build.h>

// The numbers of these controls are macros.
static inline int vitrine_evp_set_nonce_length(EVP_CIPHER_CTX *context, int length) {
  return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, length, NULL);
}
static inline int vitrine_evp_get_tag(EVP_CIPHER_CTX *context, int length, void *tag) {
  return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, length, tag);
}
static inline int vitrine_evp_set_tag(EVP_CIPHER_CTX *context, int length, void *tag) {
  return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, length, tag);
}

// Numbers of keys' kinds, which are macros.
static inline int vitrine_x25519(void) { return EVP_PKEY_X25519; }
static inline int vitrine_ed25519(void) { return EVP_PKEY_ED25519; }
static inline int vitrine_p256(void) { return NID_X9_62_prime256v1; }
static inline int vitrine_p384(void) { return NID_secp384r1; }
static inline int vitrine_p521(void) { return NID_secp521r1; }

// The point (uncompressed) that belongs to a private number of a curve; its length, 0 where the
// number is none of the curve's.
static inline size_t vitrine_ec_public(int curve, const unsigned char *number, size_t length,
                                       unsigned char *point, size_t room) {
  size_t written = 0;
  EC_GROUP *group = EC_GROUP_new_by_curve_name(curve);
  BIGNUM *secret = BN_bin2bn(number, (int)length, NULL);
  EC_POINT *made = group ? EC_POINT_new(group) : NULL;
  if (group && secret && made && !BN_is_zero(secret) &&
      BN_cmp(secret, EC_GROUP_get0_order(group)) < 0 &&
      EC_POINT_mul(group, made, secret, NULL, NULL, NULL) == 1)
    written =
        EC_POINT_point2oct(group, made, POINT_CONVERSION_UNCOMPRESSED, point, room, NULL);
  EC_POINT_free(made);
  BN_clear_free(secret);
  EC_GROUP_free(group);
  return written;
}

// A key of a curve's point and, where there is one, its private number; NULL where they are wrong.
static inline EVP_PKEY *vitrine_ec_key(int curve, const unsigned char *number, size_t length,
                                       const unsigned char *point, size_t point_length) {
  EVP_PKEY *key = NULL;
  BIGNUM *secret = number ? BN_bin2bn(number, (int)length, NULL) : NULL;
  OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
  OSSL_PARAM *parameters = NULL;
  EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_id(EVP_PKEY_EC, NULL);
  if (builder && context &&
      OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, OBJ_nid2sn(curve),
                                      0) == 1 &&
      OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, point, point_length) ==
          1 &&
      (!secret || OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_PRIV_KEY, secret) == 1) &&
      (parameters = OSSL_PARAM_BLD_to_param(builder)) && EVP_PKEY_fromdata_init(context) == 1)
    if (EVP_PKEY_fromdata(context, &key, secret ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY,
                          parameters) != 1)
      key = NULL;
  EVP_PKEY_CTX_free(context);
  OSSL_PARAM_free(parameters);
  OSSL_PARAM_BLD_free(builder);
  BN_clear_free(secret);
  return key;
}
