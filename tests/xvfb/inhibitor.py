"""A session and a system that grant every wish that the screen stays lit and the machine awake, on the bus that
DBUS_SESSION_BUS_ADDRESS names: the window's lights are then those of a laptop in a hall. Runs until it is ended."""

import os

import dbus
import dbus.service
from dbus.mainloop.glib import DBusGMainLoop
from gi.repository import GLib


class ScreenSaver(dbus.service.Object):
    """What keeps a screen from going dark."""

    @dbus.service.method("org.freedesktop.ScreenSaver", in_signature="ss", out_signature="u")
    def Inhibit(self, _who, _why):
        return 1

    @dbus.service.method("org.freedesktop.ScreenSaver", in_signature="u")
    def UnInhibit(self, _cookie):
        pass


class Logins(dbus.service.Object):
    """What keeps a machine from sleeping."""

    @dbus.service.method("org.freedesktop.login1.Manager", in_signature="ssss", out_signature="h")
    def Inhibit(self, _what, _who, _why, _mode):
        read, write = os.pipe()
        os.close(read)
        return dbus.types.UnixFd(write)


DBusGMainLoop(set_as_default=True)
bus = dbus.SessionBus()
names = [dbus.service.BusName(f"org.freedesktop.{name}", bus) for name in ("ScreenSaver", "login1")]
objects = [ScreenSaver(bus, "/org/freedesktop/ScreenSaver"), Logins(bus, "/org/freedesktop/login1")]
print("ready", flush=True)
GLib.MainLoop().run()
