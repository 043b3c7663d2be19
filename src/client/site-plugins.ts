import { type Starter, startPlugins } from './start-plugins.ts';

// No site can ask for consent yet, so all of its plugins start at once.
const hasConsent = (): boolean => true;
const wanted = JSON.parse(document.documentElement.dataset['plugins'] ?? '[]');
startPlugins(wanted, import.meta.glob<Starter>('../plugins/*/start.ts'), hasConsent);
