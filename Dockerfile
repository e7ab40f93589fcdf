# One image for the gateway, the worker and the migrations. The command selects one. The version of Node is
# the one in package.json.
FROM node:24.21.0-slim AS all-dependencies
RUN install -d -o node -g node /eightfold
USER node
WORKDIR /eightfold
COPY --chown=node package.json package-lock.json .npmrc ./
RUN npm ci

# Everything, including the stand-ins, for the `sandbox` profile of docker-compose.yml.
FROM all-dependencies AS sandbox
COPY --chown=node . .
RUN mkdir .data && npm run build
CMD ["npm", "start"]

# Only what production runs: the build, and the packages that it reaches.
FROM sandbox AS laid-out
RUN npm run image

FROM node:24.21.0-slim AS production
# By default Node lets its young generation grow to 128 MB before it collects garbage, and the old one to four
# times its live size on a machine with gigabytes. Our processes need a hundred megabytes. The C library keeps
# freed memory per thread.
ENV NODE_ENV=production NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=384" MALLOC_ARENA_MAX=2
WORKDIR /eightfold
COPY --from=laid-out /eightfold/dist/image ./
# A volume mounted here takes the owner of this folder.
RUN install -d -o node -g node -m 700 /objects
USER node
CMD ["node", "dist/server/gateway.js"]
