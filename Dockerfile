# The server with the browser client, run by Node.js as it is. Build: docker build -t entrepot .
# To build from exactly the same again, name the image by its digest: --build-arg NODE_IMAGE=node@sha256:…
ARG NODE_IMAGE=node:24-trixie-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY apps apps
# Only the manifests: what is installed changes with them, not with every line of code.
RUN find packages apps -type f ! -name package.json -delete && find packages apps -type d -empty -delete

FROM ${NODE_IMAGE} AS client
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN node scripts/build-web.ts

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace @entrepot/server

FROM ${NODE_IMAGE}
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/app/.cache/compile
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY packages packages
COPY apps/server apps/server
COPY --from=client /app/apps/web/dist apps/web/dist
# pg_dump, pg_restore and psql, for backups; those of Debian 13 are of PostgreSQL 17, as is the database of compose.yaml.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
RUN mkdir --parents /data /backups .cache && chown node:node /data /backups .cache
USER node
# What the server compiles when it starts is kept in the image, by the user who runs it: without it each process takes 26 MB more.
RUN DATA_DIR=$(mktemp -d) node apps/server/src/main.ts & sleep 10; kill $! && wait $!
VOLUME /data /backups
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "apps/server/src/main.ts"]
