import { AppIntentManager, AppIntentProtocol, Widget } from "scripting"

/** Switches between Celsius and Fahrenheit. */
export const SwitchUnit = AppIntentManager.register({
  name: "SwitchUnit",
  protocol: AppIntentProtocol.AppIntent,
  perform: async () => {
    Storage.set("fahrenheit", !Storage.get<boolean>("fahrenheit"))
    Widget.reloadAll()
  },
})
