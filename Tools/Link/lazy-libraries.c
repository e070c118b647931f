// Functions of shared libraries that are opened when the first of them is called. Loading Cairo,
// Pango, libxml2 and libcurl brings some sixty further libraries (X11, Kerberos, LDAP, a second
// ICU …): more time and memory than a widget itself takes, for code that few widgets reach.
//
// Tools/Link/link writes lazy-functions.inc from what the SDK's objects leave undefined:
//   LIBRARY(number, "soname")        each library once, numbered from 0
//   FUNCTION(number, library, name)  each function once, numbered from 0
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

#define LIBRARY(number, soname) soname,
#define FUNCTION(number, library, name)
static const char *const libraries[] = {
#include "lazy-functions.inc"
};
#undef LIBRARY
#undef FUNCTION

#define LIBRARY(number, soname)
#define FUNCTION(number, library, name) {library, #name},
static const struct {
  int library;
  const char *name;
} functions[] = {
#include "lazy-functions.inc"
};
#undef FUNCTION

// Where each call goes: at first to code that finds the function and writes its address here.
#define FUNCTION(number, library, name) extern void vitrine_lazy_first_##number(void);
#include "lazy-functions.inc"
#undef FUNCTION
#define FUNCTION(number, library, name) vitrine_lazy_first_##number,
__attribute__((visibility("hidden"))) void (*vitrine_lazy_targets[])(void) = {
#include "lazy-functions.inc"
};
#undef FUNCTION

/// Called by the assembly below with a function's number; gives its address. Two threads may find
/// the same function at once and write the same address.
__attribute__((visibility("hidden"), used)) void *vitrine_lazy_find(long number) {
  const char *soname = libraries[functions[number].library];
  void *handle = dlopen(soname, RTLD_LAZY | RTLD_LOCAL);
  void *address = handle ? dlsym(handle, functions[number].name) : NULL;
  if (!address) {
    fprintf(stderr, "Fatal error: cannot load %s of %s: %s\n", functions[number].name, soname,
            dlerror());
    abort();
  }
  __atomic_store_n(&vitrine_lazy_targets[number], (void (*)(void))address, __ATOMIC_RELEASE);
  return address;
}

// Entry points that keep all argument registers.
#if defined(__x86_64__)
#define FUNCTION(number, library, name)                                                       \
  asm(".text\n.globl " #name "\n.hidden " #name "\n.type " #name ",@function\n" #name ":\n"     \
      "jmp *vitrine_lazy_targets+8*" #number "(%rip)\n"                                        \
      ".hidden vitrine_lazy_first_" #number "\n.globl vitrine_lazy_first_" #number "\n"        \
      "vitrine_lazy_first_" #number ":\npushq $" #number "\njmp vitrine_lazy_enter\n");
#include "lazy-functions.inc"
asm(".text\n"
    "vitrine_lazy_enter:\n"  // on the stack: number, return address
    "push %rax\npush %rdi\npush %rsi\npush %rdx\npush %rcx\npush %r8\npush %r9\npush %r10\n"
    "mov 64(%rsp), %rdi\n"
    "sub $128, %rsp\n"
    "movups %xmm0, (%rsp)\nmovups %xmm1, 16(%rsp)\nmovups %xmm2, 32(%rsp)\n"
    "movups %xmm3, 48(%rsp)\nmovups %xmm4, 64(%rsp)\nmovups %xmm5, 80(%rsp)\n"
    "movups %xmm6, 96(%rsp)\nmovups %xmm7, 112(%rsp)\n"
    "call vitrine_lazy_find\n"
    "mov %rax, %r11\n"
    "movups (%rsp), %xmm0\nmovups 16(%rsp), %xmm1\nmovups 32(%rsp), %xmm2\n"
    "movups 48(%rsp), %xmm3\nmovups 64(%rsp), %xmm4\nmovups 80(%rsp), %xmm5\n"
    "movups 96(%rsp), %xmm6\nmovups 112(%rsp), %xmm7\n"
    "add $128, %rsp\n"
    "pop %r10\npop %r9\npop %r8\npop %rcx\npop %rdx\npop %rsi\npop %rdi\npop %rax\n"
    "add $8, %rsp\n"
    "jmp *%r11\n");
#elif defined(__aarch64__)
#define FUNCTION(number, library, name)                                                       \
  asm(".text\n.globl " #name "\n.hidden " #name "\n.type " #name ",@function\n" #name ":\n"     \
      "adrp x16, vitrine_lazy_targets+8*" #number "\n"                                         \
      "ldr x16, [x16, :lo12:vitrine_lazy_targets+8*" #number "]\nbr x16\n"                     \
      ".hidden vitrine_lazy_first_" #number "\n.globl vitrine_lazy_first_" #number "\n"        \
      "vitrine_lazy_first_" #number ":\nmov x17, #" #number "\nb vitrine_lazy_enter\n");
#include "lazy-functions.inc"
asm(".text\n"
    "vitrine_lazy_enter:\n"
    "stp x29, x30, [sp, #-224]!\n"
    "stp x0, x1, [sp, #16]\nstp x2, x3, [sp, #32]\nstp x4, x5, [sp, #48]\n"
    "stp x6, x7, [sp, #64]\nstr x8, [sp, #80]\n"
    "stp q0, q1, [sp, #96]\nstp q2, q3, [sp, #128]\nstp q4, q5, [sp, #160]\n"
    "stp q6, q7, [sp, #192]\n"
    "mov x0, x17\nbl vitrine_lazy_find\nmov x16, x0\n"
    "ldp x0, x1, [sp, #16]\nldp x2, x3, [sp, #32]\nldp x4, x5, [sp, #48]\n"
    "ldp x6, x7, [sp, #64]\nldr x8, [sp, #80]\n"
    "ldp q0, q1, [sp, #96]\nldp q2, q3, [sp, #128]\nldp q4, q5, [sp, #160]\n"
    "ldp q6, q7, [sp, #192]\n"
    "ldp x29, x30, [sp], #224\nbr x16\n");
#else
#error "vitrine: no lazy calls for this processor; see Tools/Link/link"
#endif

// The one variable among them: libxml2's own first value is free(3) too.
__attribute__((visibility("hidden"))) void (*xmlFree)(void *) = free;
