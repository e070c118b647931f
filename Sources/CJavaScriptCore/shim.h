#ifndef VITRINE_CJAVASCRIPTCORE_H
#define VITRINE_CJAVASCRIPTCORE_H

#include <JavaScriptCore/JavaScript.h>

// Exported by the library, declared in a private header only.
typedef bool (*JSShouldTerminateCallback)(JSContextRef ctx, void *context);
extern void JSContextGroupSetExecutionTimeLimit(
    JSContextGroupRef group, double limit, JSShouldTerminateCallback callback, void *context);
extern void JSGlobalContextSetUnhandledRejectionCallback(
    JSGlobalContextRef ctx, JSObjectRef function, JSValueRef *exception);
extern void JSContextGroupClearExecutionTimeLimit(JSContextGroupRef group);
// Called at the end of each collection, on the thread that runs the group's scripts.
typedef void (*JSHeapFinalizer)(JSContextGroupRef group, void *context);
extern void JSContextGroupAddHeapFinalizer(
    JSContextGroupRef group, JSHeapFinalizer finalizer, void *context);
extern void JSContextGroupRemoveHeapFinalizer(
    JSContextGroupRef group, JSHeapFinalizer finalizer, void *context);
extern void JSSynchronousGarbageCollectForDebugging(JSContextRef ctx);

#endif
