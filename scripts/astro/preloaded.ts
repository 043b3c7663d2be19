/** What a visitor waits for, by the start of its file's name: the search, a form, a map. */
const waitedFor = /(?:^|\/)(?:draw-|page-search|server-search)[^/]*\.js$/;

/**
 * Which scripts a page asks for together with one that it loads later, instead of one after another: those of what a visitor
 * waits for. The list of them is in every page's script, and the names of files do not compress: for everything else it would
 * weigh more than it gains.
 */
export function preloadedWith(file: string, dependencies: string[]): string[] {
	return waitedFor.test(file) ? dependencies : [];
}
