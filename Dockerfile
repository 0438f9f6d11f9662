# Builds Candor and runs it as an ordinary user. Tried with buildah 1.28 on a base made by debootstrap with Node 24, because no registry of
# images could be reached: each step went through but `npm ci`, in whose place the installed packages were copied. What came out ran as `node`
# on a read-only root with /tmp and /data alone to write to; it started, wrote /data, and the command of HEALTHCHECK ended with 0. Not
# tried: the base image itself, and a container engine that starts it (podman's runtime needs rights that were not there).
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
