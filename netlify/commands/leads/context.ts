import type { DeliveryRuntime } from '../../delivery/deliver-next.ts';

/** What a command works with. */
export type CommandContext = DeliveryRuntime & {
	write: (text: string) => void;
	/** Ends what goes on until somebody stops it. */
	stop: AbortSignal;
	/** Asks whoever runs the command; false where nobody can be asked. */
	confirm: (question: string) => Promise<boolean>;
};
