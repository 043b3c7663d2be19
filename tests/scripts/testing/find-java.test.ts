import { expect, test } from 'vitest';
import type { Machine } from '../../../scripts/testing/debian.ts';
import { ensureJava, findJava } from '../../../scripts/testing/find-java.ts';

/** A machine with these programs; a command in `brings` brings another. */
function machine(set: { programs?: string[]; brings?: Record<string, string>; env?: Record<string, string> }): Machine {
	const there = new Set(set.programs);
	return {
		platform: 'linux',
		env: set.env ?? {},
		isRoot: true,
		which: (command) => [...there].find((path) => path.endsWith(`/${command}`)) ?? null,
		runs: (path) => there.has(path),
		playwrightPath: () => '',
		run: (command, args) => {
			const brought = set.brings?.[[command, ...args].join(' ')];
			if (brought) there.add(brought);
			return brought !== undefined;
		},
	};
}

const apt = 'env DEBIAN_FRONTEND=noninteractive apt-get';
const brings = {
	[`${apt} update`]: '',
	[`${apt} install -y --no-install-recommends default-jre-headless`]: '/usr/bin/java',
};

test('JAVA_HOME comes before PATH, if it starts', () => {
	const programs = ['/opt/jdk/bin/java', '/usr/bin/java'];
	expect(findJava(machine({ programs: programs.slice().reverse(), env: { JAVA_HOME: '/opt/jdk' } }))).toBe(programs[0]);
	expect(findJava(machine({ programs: ['/usr/bin/java'], env: { JAVA_HOME: '/gone' } }))).toBe('/usr/bin/java');
});

test('without a Java, Debian’s is installed where that may be done', () => {
	expect(ensureJava(machine({ programs: ['/usr/bin/apt-get'], brings }))).toBe('/usr/bin/java');
	expect(ensureJava(machine({ brings }))).toBeNull();
	expect(ensureJava(machine({ programs: ['/usr/bin/apt-get'] }))).toBeNull();
});
