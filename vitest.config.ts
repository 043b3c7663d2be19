import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		// Builds run the real thing, on a machine that may be busy.
		testTimeout: 120_000,
		include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
		exclude: ['tests/e2e/**'],
		globalSetup: 'tests/support/cluster-setup.ts',
	},
});
