// The system's libcrypto (OpenSSL 3): digests and AES.
#pragma once
#include <openssl/evp.h>

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
