# One image for the gateway, the worker and the migrations: the command decides. Node is the one of package.json.
FROM node:24.21.0-slim AS all-dependencies
RUN install -d -o node -g node /eightfold
USER node
WORKDIR /eightfold
COPY --chown=node package.json package-lock.json .npmrc ./
RUN npm ci

# Everything with its stand-ins, for the `sandbox` profile of docker-compose.yml.
FROM all-dependencies AS sandbox
COPY --chown=node . .
RUN mkdir .data && npm run build
CMD ["npm", "start"]

# All that production runs: what is built, and of the packages what it reaches.
FROM sandbox AS laid-out
RUN npm run image

FROM node:24.21.0-slim AS production
# Node would give what was just made up to 128 MB before it looks what of it is still needed, and lets the rest grow to four
# times what is needed where it may have gigabytes: a process of ours needs a hundred megabytes. The C library keeps freed
# memory for each thread by itself.
ENV NODE_ENV=production NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=384" MALLOC_ARENA_MAX=2
WORKDIR /eightfold
COPY --from=laid-out /eightfold/dist/image ./
# A volume that is mounted there belongs to whoever owns the folder.
RUN install -d -o node -g node -m 700 /objects
USER node
CMD ["node", "dist/server/gateway.js"]
