<nav class="car-jumps" aria-label="On this page">{{#each it.links as link }}<a href="{{ link.href }}">{{ link.name }}</a>{{/each}}
</nav>
