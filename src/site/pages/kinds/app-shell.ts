import { appShellPath } from '../../../contract/app-shell.ts';
import { pageKind } from '../page-kind.ts';

/** `/_app/`: header and footer around nothing, for what is answered at the moment it is asked for (ROUTE-2). */
export const appShell = pageKind({
	pages: () => [{ path: appShellPath, params: null }],
	model: ({ config }) => ({ heading: config.name }),
	indexed: false,
	view: 'AppShell',
	jsonLd: null,
	counts: null,
});
