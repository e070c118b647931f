import ArgumentParser
import VitrineStudio

extension PictureFormat: ExpressibleByArgument {}
