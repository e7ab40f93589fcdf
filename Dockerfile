# One image for the gateway, the worker and the migrations: the command decides.
FROM node:24-slim AS all-dependencies
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

FROM node:24-slim AS production-dependencies
WORKDIR /eightfold
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24-slim AS production
ENV NODE_ENV=production
WORKDIR /eightfold
COPY --from=production-dependencies /eightfold/node_modules node_modules
COPY package.json tsconfig.json config.ts ./
COPY domain domain
COPY threads threads
COPY exports exports
COPY storage storage
COPY channels channels
COPY emails emails
COPY watching watching
COPY purchases purchases
COPY desk desk
COPY workflows workflows
COPY activities activities
COPY gateway gateway
COPY --from=sandbox /eightfold/dist dist
USER node
CMD ["node", "--import", "tsx", "gateway/main.ts"]
