declare module 'vitest' {
	interface TaskMeta {
		/** What `npm run faults` counts: processes killed, what was sent again under the same id, and what is wrong. */
		kills?: { kills: number; sentAgain: number; wrong: string[] };
	}
}

export {};
