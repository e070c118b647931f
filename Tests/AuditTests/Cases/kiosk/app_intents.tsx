import { AppIntentManager, AppIntentProtocol } from "scripting"

export const OrderIntent = AppIntentManager.register({
  name: "OrderIntent",
  protocol: AppIntentProtocol.AppIntent,
  perform: async (_: undefined) => {},
})
