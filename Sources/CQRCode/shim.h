// libqrencode: the modules of QR codes.
#pragma once
#include <qrencode.h>
