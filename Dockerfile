# The server in a container: everything is installed by hash from the lock files, and runs as nobody in particular.

FROM python:3.13-slim-bookworm AS wheel
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /build
COPY requirements/build.txt requirements/web.txt requirements/
RUN python -m venv /opt/build \
    && /opt/build/bin/pip install --require-hashes --only-binary=:all: \
        -r requirements/build.txt -r requirements/web.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY tools/setup_env.py tools/web.py tools/
COPY web web
COPY src src
RUN /opt/build/bin/hatchling build --target wheel

FROM python:3.13-slim-bookworm AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /build
COPY requirements/run.txt requirements/
RUN python -m venv /opt/rattus \
    && /opt/rattus/bin/pip install --require-hashes --only-binary=:all: -r requirements/run.txt
COPY --from=wheel /build/dist dist
RUN /opt/rattus/bin/pip install --no-index --no-deps --find-links dist rattus-games

FROM python:3.13-slim-bookworm
RUN groupadd --system --gid 10001 rattus \
    && useradd --system --uid 10001 --gid rattus --home-dir /var/lib/rattus --no-create-home rattus \
    && install -d -o rattus -g rattus -m 0700 /var/lib/rattus
COPY --from=build /opt/rattus /opt/rattus
ENV PATH=/opt/rattus/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    RATTUS_DATABASE=sqlite:////var/lib/rattus/rattus.db \
    RATTUS_HOST=0.0.0.0
USER 10001:10001
VOLUME ["/var/lib/rattus"]
EXPOSE 8765
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8765/api/health/ready', timeout=4)"]
ENTRYPOINT ["rattus"]
CMD ["serve"]
