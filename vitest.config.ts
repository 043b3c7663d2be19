import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		// Builds run the real thing, on a machine that may be busy.
		testTimeout: 120_000,
		include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
		exclude: ['tests/e2e/**'],
		// Its files import one another without an ending, which Node by itself refuses.
		server: { deps: { inline: ['typesense-instantsearch-adapter'] } },
		globalSetup: 'tests/support/cluster-setup.ts',
	},
});
