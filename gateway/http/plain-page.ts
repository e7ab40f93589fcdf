/** A page without the app, for links in letters. It contains only our own text. */
export const plainPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} - Eightfold</title>
<body style="font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1rem;color-scheme:light dark">
<h1>${title}</h1>${body}</body></html>`
