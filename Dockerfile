# The server in a container: everything is installed by hash from the lock files, and runs as nobody in particular.

FROM python:3.13-slim-bookworm AS pages
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /build
COPY requirements/web.txt requirements/
RUN python -m venv .venv && .venv/bin/pip install --require-hashes --only-binary=:all: -r requirements/web.txt
COPY tools/setup_env.py tools/web.py tools/
COPY web web
COPY src/rattus/locales src/rattus/locales
COPY src/rattus/art src/rattus/art
RUN .venv/bin/python -m tools.web build

FROM python:3.13-slim-bookworm AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /build
COPY requirements/build.txt requirements/run.txt requirements/
RUN python -m venv /opt/rattus \
    && /opt/rattus/bin/pip install --require-hashes --only-binary=:all: \
        -r requirements/build.txt -r requirements/run.txt
COPY pyproject.toml README.md LICENSE ./
COPY src src
COPY --from=pages /build/src/rattus/server/pages src/rattus/server/pages
RUN /opt/rattus/bin/pip install --no-build-isolation --no-deps .

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
