<footer class="site-footer"><div class="wrap site-footer-top"><div class="site-footer-intro">
<p class="font-heading text-2xl font-(--heading-weight)">{{ it.name }}</p>{{> phonelink it.phone }}
<a class="link-quiet" href="{{ it.place.path }}">{{ it.place.text }}</a></div><div class="site-footer-groups">
{{#each it.groups as group }}<div><h2 class="site-footer-heading">{{ group.name }}</h2>{{> menulinks group }}</div>{{/each}}</div>
</div><div class="wrap site-footer-legal"><p>© {{ it.legalname }}</p>{{#each it.legal as link }}
<a class="link-quiet min-h-6" href="{{ link.path }}">{{ link.name }}</a>{{/each}}</div></footer>
