import { join } from 'node:path';
import type { Machine } from './debian.ts';
import { installFromDebian } from './debian.ts';

export const noJava = 'No Java found: the Nu HTML checker was left out. Install a Java 11 or newer, or set JAVA_HOME.';

/** A Java that starts: JAVA_HOME's, else the one on PATH. Or null. */
export function findJava({ env, which, runs }: Machine): string | null {
	const home = env['JAVA_HOME'];
	const candidates = [home ? join(home, 'bin', 'java') : null, which('java')].filter((path) => path !== null);
	return candidates.find((path) => runs(path)) ?? null;
}

/** {@link findJava}, and where that finds none, installs Debian's package if it may. */
export function ensureJava(machine: Machine): string | null {
	const found = findJava(machine);
	if (found) return found;
	return installFromDebian(machine, 'default-jre-headless') ? findJava(machine) : null;
}
