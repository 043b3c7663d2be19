import type { FaultSettings } from '../../contract/fault-settings.ts';
import type { Caught } from './report-fault.ts';

const settings = JSON.parse(document.documentElement.dataset['faults'] ?? 'null') as FaultSettings | null;

// Faults are reported from the site's own address alone (SITE-17): not from a preview, a staging host or somebody's machine. What
// reports them is loaded once there is one.
if (settings && location.hostname === settings.host) {
	const report = (caught: Caught) =>
		import('./report-fault.ts').then(
			({ reportFault }) => reportFault(caught, settings),
			// Without a network there is nobody to tell.
			() => {},
		);
	addEventListener('error', ({ error, message }) => void report({ error, message, handled: false }));
	addEventListener('unhandledrejection', ({ reason }) => void report({ error: reason, message: '', handled: false }));
	document.addEventListener('forecourt:fault', (event) => {
		const { detail } = event as CustomEvent<string>;
		void report({ error: null, message: detail, name: 'FormSubmissionError', handled: true });
	});
}
