import type { CommandContext } from './context.ts';
import { eraseCommand } from './erase.ts';
import { exportLeads } from './export.ts';
import { listLeads } from './list.ts';
import type { LeadsCommand } from './options.ts';
import { reencryptLeads } from './reencrypt.ts';
import { deliverLeads, retryLeads } from './retry-deliver.ts';
import { showLead } from './show.ts';

/** Runs a command and returns the exit code, as the usage has them. */
export function runCommand(command: LeadsCommand, around: CommandContext): Promise<number> {
	switch (command.name) {
		case 'list':
			return listLeads(command, around);
		case 'show':
			return showLead(command, around);
		case 'retry':
			return retryLeads(command, around);
		case 'export':
			return exportLeads(command, around);
		case 'erase':
			return eraseCommand(command, around);
		case 'reencrypt':
			return reencryptLeads(command, around);
		case 'deliver':
			return deliverLeads(command, around);
	}
}
