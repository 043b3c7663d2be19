/** Keys of an address with which campaigns tell where a visitor comes from (USER-6). */
export const trackingKeys = ['gclid', 'fbclid', 'utm_source', 'utm_medium', 'utm_campaign'] as const;
