import type { Machine } from './find-browser.ts';

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
