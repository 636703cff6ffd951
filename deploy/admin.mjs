#!/usr/bin/env node
// The operator's commands in the image, where there is no npm script: `docker compose exec app-1 admin grant <chat id> admin`.
// File names are relative to /app, which is read-only there: write to /data.
// read by its address, because the build is not there where types are checked
const { runAdmin } = await import(new URL('../backend/dist/admin/run.js', import.meta.url).href);

process.exit(await runAdmin(process.argv.slice(2), process.cwd(), (text) => console.log(text)));
