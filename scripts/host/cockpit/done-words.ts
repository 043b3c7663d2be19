/** What a page says once a rebuild was asked for or taken back, by `done` in its address. */
export const doneWords: Readonly<Record<string, string>> = {
	rebuild: 'Rebuild asked for. Its progress shows here.',
	cancelled: 'The rebuild has been cancelled. The site stays as it is.',
	begun: 'There was nothing to cancel: the build has begun.',
};
