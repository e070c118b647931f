import VitrineScripting

ScriptMain.run()
