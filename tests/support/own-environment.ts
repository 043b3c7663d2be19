/**
 * Runs before each test file. Files share a process where that is faster (`vitest.config.ts`), and some set variables of the
 * environment: each file starts with those that the process had.
 */
const shared = globalThis as { forecourtEnv?: NodeJS.ProcessEnv };
shared.forecourtEnv ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in shared.forecourtEnv)) delete process.env[name];
Object.assign(process.env, shared.forecourtEnv);
