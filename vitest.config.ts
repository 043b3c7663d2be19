import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { drawEnv, thisDraw } from './scripts/testing/draw.ts';

export default defineConfig({
	test: {
		// Builds run the real thing, on a machine that may be busy.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
		exclude: ['tests/e2e/**'],
		// A process for each file would spend a fifth of the time on loading the same modules again.
		isolate: false,
		globalSetup: 'tests/support/cluster-setup.ts',
		setupFiles: ['tests/support/own-environment.ts'],
		// Many of our tests wait for processes and for clocks: on two cores three workers left a quarter of the time unused.
		maxWorkers: availableParallelism() + 2,
		// All files draw what this process draws.
		env: { ...drawEnv(thisDraw()), FORECOURT_RETRY_PAUSE_MS: '10' },
	},
});
