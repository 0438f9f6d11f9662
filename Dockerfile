# Builds Candor and runs it as an ordinary user. Not tried where it was written (no registry of images was reached): the
# steps are those of README, and `dist/` was checked to run with nothing but Node beside it.
FROM node:24-bookworm-slim AS build
WORKDIR /candor
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node scripts/build.ts

FROM node:24-bookworm-slim
WORKDIR /candor
# The server is bundled (docs/decisions/004): it needs no node_modules.
COPY --from=build /candor/dist ./dist
COPY --from=build /candor/package.json /candor/LICENSE /candor/THIRD-PARTY-NOTICES.md ./
RUN install -d -o node -g node -m 0700 /data
USER node
ENV HOST=0.0.0.0 PORT=3000 CANDOR_DATA=/data NODE_ENV=production
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
