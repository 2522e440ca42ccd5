/* Chi-square counts of what games do with chance (draws, shuffles, opening hands, first draws of seeds), and of
   the one relation between draws that this kind of generator could show.

   games NAME STATE LOG2   2^LOG2 samples per test from one long stream
   games NAME seeds        reads 64-bit states from standard input, one per seed, and looks at each one's start

   Every line of output is: test, parameter, samples, chi-square, degrees of freedom (tab separated). */
#include "generators.h"

static void report(const char *test, int parameter, int64_t samples, double chi, int64_t freedom) {
    printf("%s\t%d\t%lld\t%.6f\t%lld\n", test, parameter, (long long)samples, chi, (long long)freedom);
    fflush(stdout);
}

/* Chi-square of equally likely cells. */
static double even(const uint32_t *cells, int64_t count, int64_t samples) {
    double expected = (double)samples / count, chi = 0;
    for (int64_t i = 0; i < count; i++) chi += (cells[i] - expected) * (cells[i] - expected);
    return chi / expected;
}

static uint32_t *cells_for(int64_t count) {
    uint32_t *cells = calloc(count, sizeof *cells);
    if (!cells) exit(1);
    return cells;
}

static void tally(const char *test, int parameter, uint32_t *cells, int64_t count, int64_t samples) {
    report(test, parameter, samples, even(cells, count, samples), count - 1);
    free(cells);
}

/* Three draws below n in a row: the triple, and the first two of it as a pair. */
static void serial(struct generator *g, int n, int64_t samples) {
    uint32_t *triples = cells_for((int64_t)n * n * n), *pairs = cells_for(n * n);
    for (int64_t i = 0; i < samples; i++) {
        int64_t pair = below(g, n) * n;
        pair += below(g, n);
        triples[pair * n + below(g, n)]++;
    }
    for (int64_t i = 0; i < (int64_t)n * n * n; i++) pairs[i / n] += triples[i];
    tally("pairs", n, pairs, n * n, samples);
    tally("triples", n, triples, (int64_t)n * n * n, samples);
}

/* Two draws below 52 that are `lag` draws apart. */
static void lagged(struct generator *g, int lag, int64_t samples) {
    uint32_t *cells = cells_for(52 * 52);
    for (int64_t i = 0; i < samples; i++) {
        int64_t first = below(g, 52);
        for (int k = 1; k < lag; k++) next_word(g);
        cells[first * 52 + below(g, 52)]++;
    }
    tally("lagged pairs of 52", lag, cells, 52 * 52, samples);
}

/* Three words in a row, weighed so that the states behind them cancel out (theory.py finds the weights): if
   the words still show it, the sum modulo 2^32 crowds into few of 64 equal bins. */
static void relation(struct generator *g, int64_t samples) {
    static const int64_t candidate[3] = {-13193, -21772, 30185}, near[3] = {1, -1126, -2};
    const int64_t *weights = g->kind == NEAR ? near : candidate;
    uint32_t *cells = cells_for(64);
    for (int64_t i = 0; i < samples; i++) {
        int64_t sum = 0;
        for (int k = 0; k < 3; k++) sum += weights[k] * next_word(g);
        cells[(uint32_t)sum >> 26]++;
    }
    tally("lattice relation", 3, cells, 64, samples);
}

/* Shuffle as the engine does: from the last card down, swap with one at or before it. */
static void shuffle(struct generator *g, int *cards, int size) {
    for (int i = size - 1; i > 0; i--) {
        int64_t j = below(g, i + 1);
        int card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
}

/* Which of size! orders a freshly shuffled deck is in. */
static int64_t order_of(struct generator *g, int size) {
    int cards[16];
    for (int i = 0; i < size; i++) cards[i] = i;
    shuffle(g, cards, size);
    int64_t rank = 0;
    for (int i = 0; i < size; i++) {
        int smaller = 0;
        for (int k = i + 1; k < size; k++) smaller += cards[k] < cards[i];
        rank = rank * (size - i) + smaller;
    }
    return rank;
}

static void orders(struct generator *g, int size, int64_t samples) {
    int64_t count = 1;
    for (int i = 2; i <= size; i++) count *= i;
    if (samples < 5 * count) return; /* too few per order for a chi-square */
    uint32_t *cells = cells_for(count);
    for (int64_t i = 0; i < samples; i++) cells[order_of(g, size)]++;
    tally("shuffled orders", size, cells, count, samples);
}

/* Estates among the first five of seven Coppers and three Estates. */
static int estates(struct generator *g) {
    int deck[10] = {1, 1, 1};
    shuffle(g, deck, 10);
    return deck[0] + deck[1] + deck[2] + deck[3] + deck[4];
}

static void split(const char *test, const int64_t *seen, int64_t samples) {
    static const double parts[4] = {1 / 12.0, 5 / 12.0, 5 / 12.0, 1 / 12.0};
    double chi = 0;
    for (int k = 0; k < 4; k++) {
        double expected = samples * parts[k];
        chi += (seen[k] - expected) * (seen[k] - expected) / expected;
    }
    report(test, 10, samples, chi, 3);
}

static void openings(struct generator *g, int64_t samples) {
    int64_t seen[4] = {0};
    for (int64_t i = 0; i < samples; i++) seen[estates(g)]++;
    split("opening split", seen, samples);
}

/* The start of every seed by itself and against the seed before it. */
static void seeds(const char *name) {
    uint32_t *draw = cells_for(60), *draws = cells_for(3600), *order = cells_for(120), *both = cells_for(14400);
    int64_t opening[4] = {0}, flips[32] = {0}, state, samples = 0, drawn = 0, shuffled = 0;
    uint32_t word = 0;
    for (; fread(&state, sizeof state, 1, stdin) == 1; samples++) {
        struct generator g = start(name, state), again = g, third = g, fourth = g;
        int64_t d = below(&g, 60), o = order_of(&again, 5);
        uint32_t w = next_word(&third);
        draw[d]++, order[o]++, opening[estates(&fourth)]++;
        if (samples) {
            draws[drawn * 60 + d]++, both[shuffled * 120 + o]++;
            for (int bit = 0; bit < 32; bit++) flips[bit] += ((w ^ word) >> bit) & 1;
        }
        drawn = d, shuffled = o, word = w;
    }
    tally("first draw", 60, draw, 60, samples);
    tally("first draw, seed pairs", 60, draws, 3600, samples - 1);
    tally("first shuffle", 5, order, 120, samples);
    tally("first shuffle, seed pairs", 5, both, 14400, samples - 1);
    split("first opening split", opening, samples);
    double chi = 0, half = (samples - 1) / 2.0;
    for (int bit = 0; bit < 32; bit++) chi += (flips[bit] - half) * (flips[bit] - half) / (half / 2);
    report("first word, bit flips between seeds", 32, samples - 1, chi, 32);
}

int main(int count, char **arguments) {
    if (count == 3 && !strcmp(arguments[2], "seeds")) {
        seeds(arguments[1]);
        return 0;
    }
    if (count != 4) {
        fprintf(stderr, "usage: games NAME STATE LOG2 | games NAME seeds\n");
        return 2;
    }
    struct generator g = start(arguments[1], strtoll(arguments[2], NULL, 0));
    int64_t samples = INT64_C(1) << atoi(arguments[3]);
    for (int n = 2; n <= 60; n++) serial(&g, n, samples);
    for (int lag = 2; lag <= 16; lag++) lagged(&g, lag, samples);
    for (int size = 3; size <= 10; size++) orders(&g, size, samples);
    openings(&g, samples);
    relation(&g, samples);
    return 0;
}
