# Builds Vitrine, and an image that has the command and what it needs.
#
#   docker build -t vitrine .
#   docker run --rm -v "$PWD:/work" vitrine render MyWidget -o pictures
FROM swift:6.3-bookworm AS build
WORKDIR /vitrine
COPY . .
RUN script/setup && script/install /opt/vitrine

FROM swift:6.3-bookworm
COPY --from=build /opt/vitrine /opt/vitrine
RUN apt-get update \
  && apt-get install -y --no-install-recommends $(cat /opt/vitrine/lib/vitrine/packages.txt) \
  && rm -rf /var/lib/apt/lists/*
ENV PATH=/opt/vitrine/bin:$PATH
COPY Examples /opt/vitrine/share/vitrine/Examples
# The example, as a check.
RUN vitrine render /opt/vitrine/share/vitrine/Examples/Weather -o /opt/vitrine/share/vitrine/pictures
WORKDIR /work
ENTRYPOINT ["vitrine"]
