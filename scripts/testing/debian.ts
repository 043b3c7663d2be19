/** What looking for a browser needs to know of the machine, so that a test can describe another one. */
export type Machine = {
	platform: NodeJS.Platform;
	env: Readonly<Record<string, string | undefined>>;
	/** The full path of a command on PATH, or null. */
	which: (command: string) => string | null;
	/** Whether this program starts. */
	runs: (path: string) => boolean;
	/** Where Playwright's own Chromium is or would be. */
	playwrightPath: () => string;
	/** Runs a command to its end; true if it succeeded. */
	run: (command: string, args: readonly string[]) => boolean;
	isRoot: boolean;
};

/** Installs a package of Debian where that may be done without a question: as root, or with sudo that asks for none. */
export function installFromDebian({ platform, which, run, isRoot }: Machine, name: string): boolean {
	if (platform !== 'linux' || !which('apt-get')) return false;
	const mayInstall = isRoot || (which('sudo') !== null && run('sudo', ['-n', 'true']));
	if (!mayInstall) return false;
	const apt = (...args: string[]): boolean => {
		const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
		return isRoot ? run('env', command.slice(1)) : run('sudo', ['-n', ...command]);
	};
	return apt('update') && apt('install', '-y', '--no-install-recommends', name);
}
