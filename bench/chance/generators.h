/* The generators under test: each gives 32-bit words from a state the driver derives from a seed.

   mwc63x  the candidate: multiply-with-carry, low half xor carry, signed arithmetic that never overflows
   near    the same step with the largest safe-prime multiplier, too near 2^31: the known-bad control
   plain   the candidate's state without the xor: shows what the xor is for
   sfc32   an unrelated generator with 128 bits of state: shows what a healthy result looks like */
#ifndef CHANCE_GENERATORS_H
#define CHANCE_GENERATORS_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define M32 INT64_C(0xFFFFFFFF)

enum kind { MWC63X, NEAR, PLAIN, SFC32 };

struct generator {
    enum kind kind;
    int64_t multiplier, state; /* the three multiply-with-carry kinds */
    uint32_t a, b, c, counter; /* sfc32 */
};

static inline uint32_t next_word(struct generator *g) {
    if (g->kind == SFC32) {
        uint32_t word = g->a + g->b + g->counter++;
        g->a = g->b ^ (g->b >> 9);
        g->b = g->c + (g->c << 3);
        g->c = ((g->c << 21) | (g->c >> 11)) + word;
        return word;
    }
    int64_t s = g->multiplier * (g->state & M32) + (g->state >> 32);
    g->state = s;
    return (uint32_t)(g->kind == PLAIN ? s & M32 : (s ^ (s >> 32)) & M32);
}

static inline int64_t below(struct generator *g, int64_t n) { return ((int64_t)next_word(g) * n) >> 32; }

/* A generator by name, started in a state the driver has derived from a seed text. */
static inline struct generator start(const char *name, int64_t state) {
    struct generator g = {.kind = MWC63X, .multiplier = 0x6FE3E92C, .state = state};
    if (!strcmp(name, "near")) {
        g.kind = NEAR;
        g.multiplier = 2147483085;
    } else if (!strcmp(name, "plain")) {
        g.kind = PLAIN;
    } else if (!strcmp(name, "sfc32")) {
        g = (struct generator){.kind = SFC32, .a = (uint32_t)state, .b = (uint32_t)(state >> 32), .counter = 1};
        for (int i = 0; i < 16; i++) next_word(&g);
    } else if (strcmp(name, "mwc63x")) {
        fprintf(stderr, "unknown generator %s: mwc63x, near, plain or sfc32\n", name);
        exit(2);
    }
    return g;
}

#endif
