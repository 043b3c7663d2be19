<!doctype html>
<html lang="en-AU" data-site="{{ site.slug }}" data-page-view="4" data-offline="/my-garage/" data-header="bar" data-hero="photo" data-card="outlined" data-sections="bands" data-buttons="corners" data-headings="sentence" data-heading="archivo">
{{> documenthead it }}<body class="flex min-h-dvh flex-col">
<a class="button button-primary skip-link" href="#main">Skip to content</a>{{> siteheader site.header }}
<main id="main" tabindex="-1" class="grow outline-none">
<div class="wrap car-page" data-car-page data-about="{{ it.about }}" data-car="{{ it.car }}">{{> breadcrumbs it.breadcrumbs }}
<h1 class="car-title type-title">{{ it.name }}{{#if it.variant }}<span class="car-title-variant">{{ it.variant }}</span>{{/if}}</h1>
<div class="car-columns">{{> gallery it }}{{> jumps it.jumps }}{{> offer it }}{{> details it }}</div>{{#if it.similar }}<section class="car-similar">
<h2 class="type-section">You may also like</h2><ul class="scroll-row">{{#each it.similar as card }}<li>{{> carcard card }}</li>
{{/each}}</ul></section>{{/if}}{{> printfoot it }}</div>{{> recentcars it }}{{> carbar it }}
<p class="saved-note" role="status" data-saved-note data-saved-path="/my-garage/"></p></main>{{> sitefooter site.footer }}
{{> pagescripts site }}</body></html>
