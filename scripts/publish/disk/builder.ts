import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { basename } from 'node:path';

/** A run of the build, as other runs see it. */
export type Builder = {
	/** Of the process that was started, whose workers do the work. */
	pid: number;
	host: string;
	command: string;
	/** Names this run's own folders and files: no other run has the same. */
	token: string;
};

/** This process as a builder. */
export function thisBuilder(): Builder {
	const [program = '', ...args] = process.argv.slice(1);
	return {
		pid: process.pid,
		host: hostname(),
		command: [basename(program), ...args].join(' '),
		token: `${process.pid}-${randomBytes(4).toString('hex')}`,
	};
}
