public import ArgumentParser
public import VitrineStudio

extension PictureFormat: ExpressibleByArgument {}
