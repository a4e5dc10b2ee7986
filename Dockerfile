# syntax=docker/dockerfile:1

FROM node:26-slim AS manifests
WORKDIR /app
ENV CI=true
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/domain/package.json packages/domain/
COPY packages/pwa/package.json packages/pwa/
COPY packages/server/package.json packages/server/

FROM manifests AS app
RUN npx -y pnpm@12 install --frozen-lockfile --filter '@twosides/pwa...'
COPY tsconfig.base.json ./
COPY packages/domain packages/domain
COPY packages/pwa packages/pwa
RUN cd packages/pwa && export NODE_ENV=production \
  && node node_modules/vite/bin/vite.js build && node node_modules/vite/bin/vite.js build --ssr

FROM manifests AS server
RUN npx -y pnpm@12 install --frozen-lockfile --prod --filter '@twosides/server...'
COPY packages/domain/src packages/domain/src
COPY packages/server/src packages/server/src
COPY --from=app /app/packages/pwa/dist packages/pwa/dist
COPY --from=app /app/packages/pwa/dist-server packages/pwa/dist-server
COPY scripts/generate-secrets.mjs scripts/

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Keep memory low, at no measurable cost.
ENV NODE_OPTIONS=--max-semi-space-size=4
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=2097152 MALLOC_MMAP_THRESHOLD_=1048576
WORKDIR /app
# The server writes only here: SQLite's file, and mails if no SMTP server is set.
RUN install -d -o node -g node /data
VOLUME /data
# The code belongs to root, so that the server cannot change it.
COPY --from=server /app ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The server is not built, because Node 26 runs TypeScript directly.
CMD ["node", "packages/server/src/main.ts"]
