import { checkup } from '../watch/checkup/run.ts';

/** The server's half of `npm run doctor`, which starts it: findings about the tenants that are named, as one line of JSON. */
const findings = await checkup(process.argv.slice(2), { env: process.env });
process.stdout.write(`${JSON.stringify(findings)}\n`);
